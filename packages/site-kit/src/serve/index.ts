export { announce } from './announce.ts';
export { headersFor } from './headers.ts';
export { listen, parsePort } from './port.ts';
export { respond, type SiteResponse } from './respond.ts';
export { createGuideServer } from './server.ts';
export { hiddenFile, readSite, type Site, type SiteFile } from './site.ts';
