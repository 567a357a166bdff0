import { reactRouter } from '@react-router/dev/vite';

export default {
  plugins: [reactRouter()],
  define: { global: 'globalThis' }, // the SDK reads Node's global
};
