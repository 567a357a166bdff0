export default defineNuxtConfig({
  telemetry: false,
  // The folder of later releases.
  srcDir: 'app',
  serverDir: 'server',
});
