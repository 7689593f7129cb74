/** What the manifest, the worker and the page agree on when another app hands a file over. */

/** The manifest's `share_target`, from the base; also the key of the file in its cache. */
export const shareAddress = 'share';

/** The form's field that holds the file. */
export const shareField = 'file';

/** Cache storage in which the file waits for the page. */
export const sharedCache = 'shared-with-sideguide';

/** Header of the waiting file with its name, percent-encoded. */
export const nameHeader = 'X-File-Name';
