import { filesBelow, sumsFile, sumsOf } from '@sideguide/site-kit/verify';

/** Writes built sites whose documents refer to one script. Returns a function that returns a site's folder. */
export const sitesIn =
  ({ at, put }: { at: (name: string) => string; put: (name: string, data: string) => string }) =>
  (folder: string, digest: string, extraFiles: Readonly<Record<string, string>> = {}): string => {
    const script = `static/js/index.${digest}.js`;
    const documents = ['index.html', 'index.html.br', 'kept.html', '404.html', '_addresses/miui/_document.html'];
    for (const name of documents) put(`${folder}/${name}`, `<script src="${script}"></script>`);
    for (const name of [script, `${script}.br`, 'worker.js', 'worker.js.gz', '.htaccess', 'icon.svg'])
      put(`${folder}/${name}`, `${name} of ${digest}`);
    for (const [name, text] of Object.entries(extraFiles)) put(`${folder}/${name}`, text);
    put(`${folder}/site.json`, '{"base":"/"}');
    put(`${folder}/${sumsFile}`, sumsOf(at(folder)));
    return at(folder);
  };

/** Returns the files of a published guide, without the earlier publications. */
export const servedFiles = (folder: string): string[] =>
  filesBelow(folder).filter((path) => !path.startsWith('.sideguide/'));
