// In the first load.
import './app/chunk-addresses.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startHistory } from './platform/navigation/history.ts';
import { askEarly } from './platform/phone-hints.ts';

startHistory();
// No screen listens to a pointer that passes over it, but React would look for listeners at every one: a tap brings four.
const ignore = (event: Event) => event.stopPropagation();
for (const type of ['pointerover', 'pointerout', 'mouseover', 'mouseout']) addEventListener(type, ignore, true);
// The entry stands inside the document: it has run, and is no text of the page. Nor is what is said where none runs. The first
// words of other steps go with the copy: until then a link to them works.
for (const element of document.body.querySelectorAll('script:not(#words), #startless')) element.remove();
// The browser takes a moment to answer: meanwhile the app mounts.
askEarly();
const root = createRoot(document.getElementById('root') as HTMLElement);
// At once, and what follows the mount with it: no frame passes between the mount, the locale and the screen's chunks.
flushSync(() => root.render(<App />));
