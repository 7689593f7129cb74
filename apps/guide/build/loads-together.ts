const inApp = (paths: string) => String.raw`[\\/]guide[\\/]src[\\/](?:${paths.replaceAll('/', String.raw`[\\/]`)})`;
const inCore = (paths: string) =>
  String.raw`[\\/]guide-core[\\/]src[\\/](?:${paths.replaceAll('/', String.raw`[\\/]`)})`;
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/** Path patterns of modules that load together, in one file; any other module is copied into each chunk using it. */
export const loadsTogether = {
  /**
   * Part of the first load of every screen, because each additional request may need another connection. The styles are
   * those of the first words.
   */
  first: anyOf(
    inApp('ui/(?!choice)|layout/(?!draw-ahead)|context/(?!use-words)|platform/(?:cx|save-data|storage|offline/state)'),
    inApp('features/search/(?:load|question-field)'),
    inApp(
      String.raw`(?:routes/(?:\[skin\]/)?index/screen|flow/step|flow/step-top|flow/caller-line|parts/sentence)\.module\.css`,
    ),
    inApp('parts/remembered-step'),
    inCore('words/initial|flow/resume'),
  ),
  /** Loaded with the first screen that has steps. */
  steps: anyOf(
    inApp(
      String.raw`(?:flow/(?!(?:step|step-top|caller-line)\.module)|parts/(?!sentence\.module|remembered-step|use-resume)|phone/|context/use-words|platform/chunks/lazy)`,
    ),
    inApp(
      'features/(?:(?:catalogue|file-check|messages|share|sources)/(?:components|load)|file-check/check-context|sources/sources)',
    ),
    inApp('features/share/(?:screen-tools|step-share-row|tools-on-request|use-share)'),
    inCore('words/(?:line-ends|tokens)|flow/(?:plan|labels-of-scenes)|locale/dates'),
  ),
} as const;
