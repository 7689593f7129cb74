/** Thrown for an address that belongs to no screen. Its message is what a router would say. */
export class UnknownAddressError extends Error {
  override readonly name = 'UnknownAddressError';
  constructor() {
    super('404 Not Found');
  }
}
