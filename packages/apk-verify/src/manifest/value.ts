import type { StringPool } from './string-pool.ts';

/** Types of a typed value (androidfw ResourceTypes.h, Res_value). */
export const valueType = {
  none: 0x00,
  reference: 0x01,
  attribute: 0x02,
  string: 0x03,
  float: 0x04,
  dimension: 0x05,
  fraction: 0x06,
  dynamicReference: 0x07,
  firstInteger: 0x10,
  hexadecimal: 0x11,
  boolean: 0x12,
  firstColor: 0x1c,
  lastColor: 0x1f,
  lastInteger: 0x1f,
} as const;

const scratch = new DataView(new ArrayBuffer(4));
/** Scale factors of a fixed-point number, selected by its two radix bits (TypedValue.complexToFloat). */
const radix = [1, 1 / 0x80, 1 / 0x8000, 1 / 0x800000] as const;

/** Data of `@empty`, which unlike `@null` is a value since Android 6 (TypedArray.getValueAt). */
const empty = 1;

/** A typed value of an attribute or a resource. */
export class Value {
  readonly type: number;
  /** Unsigned 32 bits. */
  readonly data: number;
  private readonly pool: StringPool;

  constructor(type: number, data: number, pool: StringPool) {
    // A dynamic reference has become a plain one by the time that it is looked up.
    this.type = type === valueType.dynamicReference ? valueType.reference : type;
    this.data = data;
    this.pool = pool;
  }

  /** Whether it is `@null`: as if the attribute were not there (AttributeResolution.cpp, TypedArray.getValueAt). */
  get isNull(): boolean {
    return this.type === valueType.none ? this.data !== empty : this.type === valueType.reference && this.data === 0;
  }

  /** Text of a string, null for anything else. */
  get string(): string | null {
    return this.type === valueType.string ? this.pool.value(this.data) : null;
  }

  /** Resource ID of a reference, null for anything else. */
  get reference(): number | null {
    return this.type === valueType.reference && this.data !== 0 ? this.data : null;
  }

  /** Signed value of any integer type (including booleans and colours); null for anything else. */
  get integer(): number | null {
    const { type } = this;
    return type >= valueType.firstInteger && type <= valueType.lastInteger ? this.data | 0 : null;
  }

  /** Colour as 0xAARRGGBB, null for anything else. */
  get color(): number | null {
    const { type } = this;
    return type >= valueType.firstColor && type <= valueType.lastColor ? this.data : null;
  }

  /**
   * Value of a float, an integer, or a dimension in its own unit (all drawings here use one unit); null for anything
   * else. A fraction of 100 % is 1.
   */
  get number(): number | null {
    if (this.type === valueType.float) {
      scratch.setUint32(0, this.data);
      return scratch.getFloat32(0);
    }
    if (this.type === valueType.dimension || this.type === valueType.fraction)
      return ((this.data | 0) >> 8) * radix[((this.data >> 4) & 3) as 0 | 1 | 2 | 3];
    return this.integer;
  }
}
