import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { locale } from "./i18n/index.svelte";

document.documentElement.lang = locale.language;

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the hall");
mount(App, { target });
