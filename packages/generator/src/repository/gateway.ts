/** File with the sites that the gateway serves, and their hosts; `HOUSEFRONT_SITES` of the gateway. */
export const GATEWAY = 'gateway.json';

/** Entry of a new site: its name on a developer's machine. */
export const gatewayEntry = (id: string) => ({ dir: `sites/${id}`, hosts: [`${id}.localhost`] });

/** Text of the file. */
export const gatewayText = (entries: readonly unknown[]): string => `${JSON.stringify(entries, null, 2)}\n`;
