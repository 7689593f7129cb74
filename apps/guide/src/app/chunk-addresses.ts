// First import of the entry: from here on the script loader finds the folder of the site, and chunks of content, which the
// bundler's table of files does not hold; and it adds the query of a second try to every address.
import { setBase } from '@sideguide/guide-core/flow';
import { contentChunkFile } from '@sideguide/guide-core/offline';
import { documentManifest } from '../platform/manifest.ts';

declare let __webpack_get_script_filename__: (chunk: string) => string;
declare const __webpack_require__: { p: string };

const { base, sums } = documentManifest;
setBase(base);
__webpack_require__.p = base;

const plain = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => (contentChunkFile(chunk, sums) ?? plain(chunk)) + (window.__again ?? '');
