// First import of the entry: gives the script loader the base path of the site, the files of content chunks, which the
// bundler's file table does not contain, and the query of a retry.
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
