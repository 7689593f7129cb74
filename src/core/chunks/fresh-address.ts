// First import of the entry: from here on the script loader adds the query of a second try to every address.
declare let __webpack_get_script_filename__: (chunk: string) => string;

const plain = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => plain(chunk) + (window.__again ?? '');
