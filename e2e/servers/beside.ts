/** A file of the operator's own that lies in the folder of the site while servers are tried. */
export const beside = { name: 'my-app.apk', text: 'An app' };
