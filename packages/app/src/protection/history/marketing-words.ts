/** Message keys of products and channels of marketing (RG-33). */
export const productLabels = { casino: 'choices.casino', betting: 'choices.betting' } as const;
export const channelLabels = { email: 'choices.email', sms: 'choices.sms', phone: 'choices.phone' } as const;
