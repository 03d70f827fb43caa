/** Message keys of the products of marketing (RG-33). */
export const productLabels = { casino: 'choices.casino', betting: 'choices.betting' } as const;
/** Message keys of the channels of marketing (RG-33). */
export const channelLabels = { email: 'choices.email', sms: 'choices.sms', phone: 'choices.phone' } as const;
