import { defineConfig } from 'vite'

const frontDoor = process.env['EDIL_FRONT_DOOR'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  server: { host: '127.0.0.1', proxy: { '/api': frontDoor, '/live': frontDoor } },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
})
