import type { Message } from '#lib/model/message.ts';

export default {
  id: 'opens-another-app',
  labels: [],
  says: 'maker',
  stage: 'download',
  when: { rom: ['cn'] },
  steps: ['get-file'],
  facts: [
    {
      says: 'On China ROMs a question stands in front of every jump from one app to another',
      source: 'OShin issue 255 (September 2026); wording not captured',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
