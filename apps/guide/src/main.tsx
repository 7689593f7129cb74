import './app/chunk-addresses.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './platform/inline-files.ts';
import { startHistory } from './platform/navigation/history.ts';
import { askEarly } from './platform/phone-hints.ts';
import { watchForStop } from './platform/storage/notes.ts';

startHistory();
watchForStop();
// No screen handles pointer-over or mouse-over events, but React would look for listeners at each: a tap fires four.
const ignore = (event: Event) => event.stopPropagation();
for (const type of ['pointerover', 'pointerout', 'mouseover', 'mouseout']) addEventListener(type, ignore, true);
// Removes what is not text of the page: the document's inline scripts, which have run, and `#startless`, which is for
// browsers that run none. `#words`, the first words of other steps, is removed with the copy: until then a link to them
// works.
for (const element of document.body.querySelectorAll('script:not(#words), #startless')) element.remove();
// Called before the app mounts, because the browser takes a moment to answer.
askEarly();
const root = createRoot(document.getElementById('root') as HTMLElement);
// Synchronous, so that no frame passes between mounting, setting the locale and requesting the screen's chunks.
flushSync(() => root.render(<App />));
