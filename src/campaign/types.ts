/** The shape of a campaign: what has to be filled in to run this site for somebody else. */

export interface Link {
  readonly label: string;
  readonly href: string;
}

export interface Priority {
  /** Part of the address: `#priority-<slug>`. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly commitments: readonly [string, string, string];
}

export interface Testimonial {
  readonly quote: string;
  readonly author: string;
  readonly role: string;
}

export interface FaqItem {
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
  /** A page or section that goes further. */
  readonly link?: Link;
}

export interface MapTiles {
  /** Raster tiles of 256 px: https://…/{z}/{x}/{y}.png. Their origin is added to the Content-Security-Policy. */
  readonly url: string;
  /** Who made them, as their terms ask: plain text beneath the map. */
  readonly attribution: string;
  /** The closest they come. */
  readonly maxZoom: number;
}

export interface Campaign {
  /** The installed app's name and the title of the sign-in screen. */
  readonly appName: string;
  /** Under the icon on a phone: at most 12 characters. */
  readonly shortName: string;
  readonly title: string;
  readonly description: string;
  /** Where the public site lives, without a slash at the end. */
  readonly siteUrl: string;
  readonly candidate: { readonly name: string; readonly firstName: string; readonly lastName: string };
  readonly office: string;
  readonly city: string;
  readonly tagline: string;
  readonly taglineParts: readonly { readonly word: string; readonly meaning: string; readonly detail: string }[];
  /** Two short sentences; each is set on its own lines. */
  readonly headline: readonly [string, string];
  readonly intro: string;
  /** IANA zone in which events are told. */
  readonly timeZone: string;
  readonly locale: string;
  readonly currency: string;
  readonly electionDay: { readonly date: string; readonly label: string };
  readonly earlyVoting: {
    readonly firstDay: string;
    readonly lastDay: string;
    /** The banner's words. */
    readonly text: string;
    readonly short: string;
    readonly place: string;
    readonly address: string;
    readonly directions: string;
    /** ISO date and time without a zone: the voter's own clock. */
    readonly countdownTarget: string;
  };
  readonly links: { readonly donate: string; readonly social: readonly Link[] };
  readonly video: {
    readonly title: string;
    readonly embed: string;
    readonly watch: string;
    /** ISO 8601 duration. */
    readonly duration: string;
    readonly durationLabel: string;
    readonly uploaded: string;
  };
  readonly contact: { readonly email: string; readonly poBox: string };
  readonly legal: { readonly paidFor: string; readonly privacy: string; readonly notDeductible: string };
  /** Days for which a signed-in phone opens staff pages without having asked the server; then it has to connect once. */
  readonly offlineAccessDays: number;
  readonly field: {
    /** Hours before a door where nobody was at home is offered again. */
    readonly hoursBetweenVisits: number;
    /** People in a batch of calls (1 to 100), and minutes until those who were not called go back (5 to 720). */
    readonly callsInBatch: number;
    readonly callMinutes: number;
    /** Hours before somebody who was not reached is called again. */
    readonly hoursBetweenCalls: number;
    /** Pictures under the maps; null draws streets and doors alone, which also works in a dead spot. */
    readonly tiles: MapTiles | null;
  };
  /** The browser's and the phone's own frame around the app: the tokens `paper` and `loud`, day and night. */
  readonly colors: { readonly paper: string; readonly paperNight: string; readonly brand: string };
}
