import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { storiesPlugin } from '#stories/config/stories-plugin.ts';

const root = resolve(import.meta.dirname, '..');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  stories: [
    { directory: root, files: 'widgets/*/*.stories.tsx' },
    { directory: root, files: 'stories/*/*.stories.tsx' },
  ],
  // For tests, without what serves only Storybook's own pages: both do work of their own at every change of a story.
  build: { test: { disabledAddons: ['@storybook/addon-a11y', '@storybook/addon-docs'] } },
  features: (all, { test }) => (test ? { ...all, highlight: false } : (all ?? {})),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Says nothing that widget.json does not, and its other engine does not run with this TypeScript.
  typescript: { reactDocgen: false, check: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), storiesPlugin(root)],
      optimizeDeps: {
        include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
      },
      build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 4096, reportCompressedSize: false },
    }),
};

export default config;
