import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Where the hall listens while the client is developed: `web/dev.py` says so, or it is where `gnomehall serve` listens.
const hall = `http://127.0.0.1:${process.env["GNOMEHALL_PORT"] ?? 8137}`;

// The built client is part of the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/gnomehall/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  clearScreen: false,
  server: {
    host: "127.0.0.1",
    proxy: { "/api": hall, "/schema": hall, "/socket": { target: hall, ws: true } },
  },
});
