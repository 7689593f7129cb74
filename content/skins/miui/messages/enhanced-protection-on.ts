import type { Message } from '@sideguide/guide-core/model';
import { allowOnce, enhancedProtection } from '../scenes.ts';

export default {
  id: 'enhanced-protection-on',
  labels: ['mi_inst_enhanced_protection', 'mi_inst_security_verification'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'], os: { from: 'hyperos-1', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'pass-protection', 'lower-protection'],
  way: 'allow-once',
  scenes: [enhancedProtection, allowOnce],
  undrawn: {
    mi_inst_risk_found: 'a verdict at which the owner stops, nothing to tap',
    mi_inst_high_risk_blocked: 'a verdict at which the owner stops, nothing to tap',
  },
  facts: [
    {
      says: "Enhanced protection allows only what the phone manufacturer's store has tested; “Allow once” is behind the three dots",
      source: 'HyperOS 1 to 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
