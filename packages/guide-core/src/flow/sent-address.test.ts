import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress } from './address.ts';
import { addressFor, type Receiver, receivers } from './sent-address.ts';

const current = parseAddress({
  pathname: '/miui/downloadapps',
  search: '?app=org.example.app&os=a-2&rom=cn&lang=ur&labels=ru',
  hash: '#open-file',
});
const hrefFor = (receiver: Receiver) => formatAddress(addressFor(current, receiver, 'ur'));

describe('addressFor', () => {
  it('omits the language, and the language of the sender’s phone, for the receiver’s own language', () => {
    expect(hrefFor('theirs')).toBe('/miui/downloadapps?app=org.example.app&os=a-2&rom=cn#open-file');
  });

  it('sets the sender’s language on request', () => {
    expect(hrefFor('mine')).toBe('/miui/downloadapps?app=org.example.app&os=a-2&rom=cn&lang=ur&labels=ru#open-file');
  });

  it('adds the sender’s language for a helper, and keeps that of the phone', () => {
    expect(hrefFor('helper')).toBe(
      '/miui/downloadapps?app=org.example.app&os=a-2&rom=cn&labels=ru&helper=ur#open-file',
    );
  });

  it('omits the text of the search field', () => {
    expect(addressFor({ ...current, say: 'restricted' }, 'theirs', 'ur').say).toBeUndefined();
  });

  it('omits the link of the reader’s own for everybody', () => {
    for (const receiver of receivers)
      expect(addressFor({ ...current, next: 'https://panel.example/a1b2' }, receiver, 'ur').next).toBeUndefined();
  });

  it('omits the helper’s view', () => {
    const address = addressFor({ ...current, helper: 'ta' }, 'theirs', 'ur');
    expect(address.helper).toBeUndefined();
  });
});
