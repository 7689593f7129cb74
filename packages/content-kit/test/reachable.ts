import { asidesOf, questions, stepsOf } from '@sideguide/guide-core/flow';
import { partNames } from '@sideguide/guide-core/model';
import { compileGates } from '../src/compile/gates.ts';
import { compileGuide } from '../src/compile/guide.ts';
import { type Content, sourceTag } from '../src/content.ts';
import { labelsOfMessage, messagesOf, ownMessageWords } from '../src/messages-of.ts';

/**
 * Returns everything that readers of a skin's guide can reach, whatever they answer, as targets of a sheet: `step:ID`
 * and so on.
 */
export function reachable(content: Content, skinId: string): Set<string> {
  const source = sourceTag(content);
  const guide = compileGuide(content, skinId, source);
  const { versions, roms } = content.skins[skinId]!.skin;
  const found = new Set<string>(['about']);
  const oses = [...versions.map(({ id }) => id), 'unknown'];
  for (const { id } of versions) found.add(`version:${id}`);
  for (const os of oses)
    for (const rom of [...roms.map(({ id }) => id), 'unknown'])
      for (const part of partNames) {
        const { asked, offered } = stepsOf(guide, part, { os, rom });
        const onTheWay = [...asked, ...offered];
        for (const step of onTheWay) found.add(`step:${step.id}`);
        // A step beside another one is linked only from that step, and may have one beside it in turn.
        for (let hosts = onTheWay; hosts.length > 0; ) {
          const besides = asidesOf(guide, part, { os, rom }).filter(({ beside }) =>
            hosts.some(({ id }) => id === beside),
          );
          for (const { id } of besides) found.add(`step:${id}`);
          hosts = besides;
        }
      }
  for (const question of questions(
    guide,
    versions.map(({ id }) => id),
    { os: 'unknown', rom: 'unknown' },
  ))
    found.add(`question:${question}`);
  for (const id of Object.keys(guide.labels)) found.add(`label:${id}`);
  for (const owned of messagesOf(content).filter(({ skin }) => !skin || skin === skinId)) {
    const { message } = owned;
    found.add(`message:${message.id}`);
    for (const id of labelsOfMessage(message, ownMessageWords(content, owned, source))) found.add(`label:${id}`);
  }
  for (const { id } of compileGates(content, source).gates) found.add(`gate:${id}`);
  return found;
}
