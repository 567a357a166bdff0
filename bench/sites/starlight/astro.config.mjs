// The stock site: Starlight as it comes.
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://docs.example',
  integrations: [
    starlight({
      title: 'Lit Protocol',
      sidebar: ['v2', 'v3'].map((directory) => ({
        label: directory,
        items: [{autogenerate: {directory}}],
      })),
    }),
  ],
});
