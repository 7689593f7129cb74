/** Path patterns of modules that load together, in one file; any other module is copied into each chunk using it. */
export const loadsTogether = {
  /**
   * Part of the first load of every screen, because each additional request may need another connection. The styles are
   * those of the first words.
   */
  first:
    /[\\/]guide[\\/]src[\\/](?:ui[\\/](?!choice)|layout[\\/](?!draw-ahead)|context[\\/](?!use-words)|features[\\/]search[\\/]load|platform[\\/](?:cx|save-data|storage|offline[\\/]state))|[\\/]guide-core[\\/]src[\\/](?:words[\\/]initial|flow[\\/]resume)|[\\/]routes[\\/](?:\[skin\][\\/])?index[\\/]screen\.module\.css|[\\/]step[\\/](?:step|step-top|sentence)\.module\.css/,
  /** Loaded with the first screen that has steps. */
  steps:
    /[\\/]guide[\\/]src[\\/](?:step[\\/](?!(?:step|step-top|sentence)\.module)|context[\\/]use-words|features[\\/](?:messages|share|sources)[\\/]load|drawing)|[\\/]guide-core[\\/]src[\\/](?:words[\\/](?:line-ends|tokens)|flow[\\/](?:plan|labels-of-scenes)|locale[\\/]dates)/,
} as const;
