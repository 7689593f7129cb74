/** An operator's own file in the site's folder while servers are tested. */
export const ownFile = { name: 'my-app.apk', text: 'An app' };
