import type { FromFrame, ToFrame } from '@liveryjs/studio/api';

/** Has the studio, whose frame this page is in, choose its mode and language. Only the studio's own messages count. */
function followStudio(): void {
  const studio = `http://studio.localhost:${location.port}`;
  const { brand = '' } = document.documentElement.dataset;
  addEventListener('message', ({ data, origin, source }: MessageEvent<ToFrame>) => {
    if (origin !== studio || source !== window.parent) return;
    if (data.livery === 'mode') {
      localStorage.setItem(`livery:${brand}:mode`, data.mode);
      document.documentElement.dataset.mode = data.mode;
    }
    if (data.livery === 'language') {
      const key = `livery:${brand}:language`;
      const chosen = localStorage.getItem(key);
      if (chosen === data.language || (chosen === null && data.isDefault)) return;
      localStorage.setItem(key, data.language);
      location.reload();
    }
  });
  window.parent.postMessage({ livery: 'ready', path: location.pathname } satisfies FromFrame, studio);
}

if (window.parent !== window) followStudio();
