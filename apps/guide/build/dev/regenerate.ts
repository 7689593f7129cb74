import { regenerateContent } from './regenerate-content.ts';

// Run by `npm run dev` in a process of its own after a change of a content module, of which it has the old one.
await regenerateContent();
