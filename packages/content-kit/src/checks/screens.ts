import { partNames } from '@sideguide/guide-core/model';
import { messageOfSkin } from '../compile/screens.ts';
import { type Content, each, type ReportFinding } from '../content.ts';
import { entryRecord } from '../labels-of.ts';
import { checkCondition } from './conditions.ts';

/** Checks what can be on the phone's screen at a step: steps beside it, and messages of the skin. */
export function checkScreens(content: Content, report: ReportFinding): void {
  each(content.skins, (skinId, folder) => {
    const { screens = {}, ...skin } = folder.skin;
    const file = `content/skins/${skinId}/skin.ts`;
    const entries = partNames.flatMap((part) => skin[part].map(entryRecord));
    for (const [host, all] of Object.entries(screens)) {
      if (!entries.some(({ id }) => id === host))
        report(file, `screens.${host}`, 'there is no such step', 'Use the id of a step of this skin.');
      for (const { id, when } of all) {
        const isBeside = entries.some((entry) => entry.id === id && entry.beside === host);
        if (!isBeside && !messageOfSkin(content, skinId, id))
          report(
            file,
            `screens.${host}: ${id}`,
            'it is neither a step beside this one nor a message',
            'Correct the id, or write `beside` at the step.',
          );
        checkCondition(report, file, `screens.${host}: ${id}`, folder, when);
      }
    }
    for (const { id, beside, sometimes } of entries)
      if (sometimes && beside && !screens[beside]?.some((screen) => screen.id === id))
        report(
          file,
          `screens.${beside}`,
          `“${id}” is not listed`,
          'Say where it stands among what can be on the screen there, and why.',
        );
  });
}
