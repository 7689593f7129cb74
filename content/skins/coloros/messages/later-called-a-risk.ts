import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'later-called-a-risk',
  labels: ['coloros_risky_app', 'coloros_risk_detected', 'coloros_may_leak', 'coloros_fix_now'],
  says: 'maker',
  stage: 'after',
  steps: ['finish-install'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'coloros_risky_app' },
          text: { label: 'coloros_may_leak' },
          buttons: [{ ghost: 40, mark: 'look' }, { label: 'coloros_fix_now' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "The scan in Phone Manager (with Avast's engine) makes mistakes in waves (2026-02, -04, -06 to -09), also about apps from Google Play; the false alarms name a virus too",
      source:
        'SimpMusic #1749, #1761, #2128; MicroG-RE #142, #171, #280; PipePipe #2057, #2793; keepass2android #3215, #3217; EchoTube #14; status-app #21669',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Payment Protection prevents bank and payment apps from opening while an app is called a risk',
      source: 'coloros.com manual 113; realme UI 2.0 manual p. 145; oppo-lab.jp',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Two owners report that the app was deleted',
      source: 'morphe-patches #1894; lnreader #819',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
