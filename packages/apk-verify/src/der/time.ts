import { latin1 } from '../bytes/text.ts';
import { ApkError } from '../model/error.ts';
import { type DerValue, tag } from './der.ts';

const date = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:[.,]\d{1,6})?(?:Z|([+-])(\d\d)(\d\d))$/;

/**
 * Returns the year and the text that follows it. RFC 5280, 4.1.2.5: two-digit years from 50 on are of the last century.
 */
function yearOf(value: DerValue): readonly [year: number, rest: string] {
  const text = latin1(value.body);
  const digits = value.tag === tag.generalizedTime ? 4 : 2;
  if (value.tag !== tag.utcTime && digits === 2) throw new ApkError('format', 'ASN.1: time expected');
  const year = Number(/^\d+$/.test(text.slice(0, digits)) ? text.slice(0, digits) : Number.NaN);
  return [digits === 4 ? year : year + (year < 50 ? 2000 : 1900), text.slice(digits)];
}

/**
 * Returns a UTCTime or GeneralizedTime as an ISO 8601 instant, to the second, e.g. `2016-08-31T12:00:00Z`.
 *
 * Seconds may be missing and the zone may differ from Z: BER allows it and old certificates use it. Throws
 * `ApkError('format')`.
 */
export function instant(value: DerValue): string {
  const [year, rest] = yearOf(value);
  const found = date.exec(rest);
  const [month, day, hour, minute, second] = (found ?? []).slice(1, 6).map((digits) => Number(digits ?? 0));
  const sane =
    found && month! >= 1 && month! <= 12 && day! >= 1 && day! <= 31 && hour! < 24 && minute! < 60 && second! < 60;
  if (!sane || Number.isNaN(year)) throw new ApkError('format', 'ASN.1: time is malformed');
  const away = (Number(found[7] ?? 0) * 60 + Number(found[8] ?? 0)) * 60_000 * (found[6] === '-' ? -1 : 1);
  const moment = new Date(0);
  moment.setUTCFullYear(year, month! - 1, day);
  moment.setUTCHours(hour!, minute, second, 0);
  return `${new Date(moment.getTime() - away).toISOString().slice(0, -5)}Z`;
}
