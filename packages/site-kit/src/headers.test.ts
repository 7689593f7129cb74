import { describe, expect, it } from 'vitest';
import { headerRules, policyElement, scriptHash } from './headers.ts';
import { headersFor } from './serve/headers.ts';

const headers = headersFor(headerRules(['index.html'], '/', ['check-worker']), '/index.html');

it('gives documents no access to what a guide never needs', () => {
  const features = headers['Permissions-Policy']!.split(', ');
  for (const feature of ['camera', 'clipboard-read', 'geolocation', 'local-fonts', 'microphone', 'payment', 'usb'])
    expect(features).toContain(`${feature}=()`);
});

describe('the policy in the header', () => {
  it('is unchanged: operators have it in their server settings, and pages must keep working with it', () => {
    expect(headers['Content-Security-Policy']).toBe(
      "img-src 'self' data:; manifest-src 'self'; worker-src 'self'; connect-src 'none'; font-src 'none'; frame-src 'none'; media-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
    );
  });

  it('lets nobody frame a document', () => {
    const rules = headerRules(['index.html', 'cached.html']);
    for (const page of ['index.html', 'cached.html', 'plain-ur.html', 'button.html'])
      expect(headersFor(rules, `/${page}`)['Content-Security-Policy'], page).toContain("frame-ancestors 'none'");
  });

  it('leaves scripts and styles to the policy in the document', () => {
    const element = policyElement({ scripts: ['run()'], styles: ['p{}'] });
    expect(element).toContain("default-src 'none'; ");
    expect(element).toContain(`script-src 'self' ${scriptHash('run()')}; style-src 'self' ${scriptHash('p{}')}; `);
    const { 'Content-Security-Policy': headerPolicy } = headers;
    for (const directive of headerPolicy!.split('; ').filter((directive) => !directive.startsWith('frame-ancestors')))
      expect(element).toContain(directive);
    // Browsers log an error for it there.
    expect(element).not.toContain('frame-ancestors');
    expect(element).not.toContain('unsafe');
  });
});
