// In the first load.
import './app/chunk-addresses.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startHistory } from './core/navigation/history.ts';
import { askEarly } from './core/phone-hints.ts';

startHistory();
// The entry stands inside the document: it has run, and is no text of the page.
for (const script of document.body.querySelectorAll('script')) script.remove();
// The browser takes a moment to answer: meanwhile the app mounts.
askEarly();
const root = createRoot(document.getElementById('root')!);
// At once, and what follows the mount with it: no frame passes between the mount, the locale and the screen's chunks.
flushSync(() => root.render(<App />));
