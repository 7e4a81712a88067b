import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { allowNoHtml } from './trusted-types.ts';

allowNoHtml();
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
