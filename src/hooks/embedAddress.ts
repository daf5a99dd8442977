/** Where other sites' frames find a figure of ours. */
import { campaign } from '../campaign.ts';
import { localHref } from '../core/address.ts';

export const figureEmbedAddress = (slug: string): string => campaign.siteUrl + localHref(`/embed/figure/${slug}`);
