// In the first load.
// First import of the entry: from here on the script loader finds chunks of content, which the bundler's table of files does
// not hold, and adds the query of a second try to every address.
import { contentFile } from '@sideguide/guide-core/offline';
import sums from '../../.generated/sums.json';

declare let __webpack_get_script_filename__: (chunk: string) => string;

const plain = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => (contentFile(chunk, sums) ?? plain(chunk)) + (window.__again ?? '');
