import { buildGuide } from '#tools/build/build-guide.ts';

const started = performance.now();
const { chunks, files, bytes } = await buildGuide();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${files} files from ${chunks} content chunks in ${seconds} s.`);
console.log(`First load, brotli: ${bytes.ours} B of ours, ${bytes.react} B React and React DOM.`);
