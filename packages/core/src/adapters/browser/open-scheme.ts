/**
 * Hands an address of a scheme other than http and https to the browser. Only for addresses that the site itself makes: those
 * of data go through `webAddress`.
 */
export const openScheme = (address: string): void => window.location.assign(address);
