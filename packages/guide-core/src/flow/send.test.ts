import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress } from './address.ts';
import { addressFor, type Receiver } from './send.ts';

const here = parseAddress({
  pathname: '/miui/downloadapps',
  search: '?app=org.example.app&os=a-2&rom=cn&lang=ur&labels=ru',
  hash: '#open-file',
});
const sent = (receiver: Receiver) => formatAddress(addressFor(here, receiver, 'ur'));

describe('a place is sent', () => {
  it("in the receiver's own language: no language in it, and nothing of the sender's phone", () => {
    expect(sent('theirs')).toBe('/miui/downloadapps?app=org.example.app&os=a-2&rom=cn#open-file');
  });

  it("in the sender's language, whatever the receiver's browser speaks", () => {
    expect(sent('mine')).toBe('/miui/downloadapps?app=org.example.app&os=a-2&rom=cn&lang=ur&labels=ru#open-file');
  });

  it("to a helper: in the helper's language, with the sender's and the phone's", () => {
    expect(sent('helper')).toBe('/miui/downloadapps?app=org.example.app&os=a-2&rom=cn&labels=ru&helper=ur#open-file');
  });

  it('without the words that the field was to answer', () => {
    expect(addressFor({ ...here, say: 'restricted' }, 'theirs', 'ur').say).toBeUndefined();
  });

  it('by a helper to somebody who reads: the helper stays behind', () => {
    const there = addressFor({ ...here, helper: 'ta' }, 'theirs', 'ur');
    expect(there.helper).toBeUndefined();
  });
});
