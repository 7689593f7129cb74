/** Names that the manifest, the service worker and the page share for receiving a file from another app. */

/** The manifest's `share_target`, relative to the base; also the key of the file in its cache. */
export const shareAddress = 'share';

/** The form field that holds the file. */
export const shareField = 'file';

/** Name of the cache in which the file waits for the page. */
export const sharedCache = 'shared-with-sideguide';

/** Header of the cached file with its name, percent-encoded. */
export const nameHeader = 'X-File-Name';
