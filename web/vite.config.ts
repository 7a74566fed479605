import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// Where the hall listens while the client is developed: `web/dev.py` says so, or it is where `gnomehall serve` listens.
const hall = `http://127.0.0.1:${process.env["GNOMEHALL_PORT"] ?? 8137}`;

/** Gives the build a name, which the page has, and the service worker, with the files of it. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    writeBundle({ dir }) {
      if (!dir) throw new Error("the build has no folder");
      const written = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
      const paths = written.map((file) => join(file.parentPath, file.name)).sort();
      const source = readFileSync(new URL("worker/worker.js", import.meta.url), "utf8");
      const hash = createHash("sha256").update(source);
      for (const path of paths) hash.update(path.slice(dir.length)).update(readFileSync(path));
      const files = paths.map((path) => path.slice(dir.length).replaceAll("\\", "/"));
      const kept = files.filter((path) => path !== "/index.html" && path !== "/sw.js");
      const build = hash.digest("hex").slice(0, 16);
      const filled = source
        .replace("__BUILD__", build)
        .replace('"__FILES__"', kept.map((path) => JSON.stringify(path)).join(", "));
      writeFileSync(join(dir, "sw.js"), filled);
      const page = join(dir, "index.html");
      writeFileSync(page, readFileSync(page, "utf8").replace("__BUILD__", build));
    },
  };
}

// The built client is part of the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), worker()],
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
