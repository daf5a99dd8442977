/** The shape of a campaign: what has to be filled in, beside its words, to run this site for somebody else. */

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
  /** Where the public site lives, without a slash at the end. */
  readonly siteUrl: string;
  readonly candidate: { readonly name: string; readonly firstName: string; readonly lastName: string };
  readonly city: string;
  /** IANA zone in which events are told. */
  readonly timeZone: string;
  readonly locale: string;
  readonly currency: string;
  /** YYYY-MM-DD. */
  readonly electionDay: string;
  /** Of the office that is run for: the day (YYYY-MM-DD) on which it begins, and how long it lasts. */
  readonly term: { readonly firstDay: string; readonly years: number };
  /** How many wards the town has; what people suggest is told by them. */
  readonly wards: number;
  /** The words' `slug` of each priority, in the order in which the plan tells them. */
  readonly priorities: readonly string[];
  readonly earlyVoting: {
    readonly firstDay: string;
    readonly lastDay: string;
    /** ISO date and time without a zone: the voter's own clock. */
    readonly countdownTarget: string;
  };
  readonly video: {
    readonly embed: string;
    readonly watch: string;
    /** ISO 8601 duration. */
    readonly duration: string;
    readonly uploaded: string;
  };
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
    /** From how many days without a look on a place's page says so in grey. */
    readonly lookAgainDays: number;
    /** Pictures under the maps; null draws streets and doors alone, which also works in a dead spot. */
    readonly tiles: MapTiles | null;
  };
  /** The browser's and the phone's own frame around the app: the tokens `paper` and `loud`, day and night. */
  readonly colors: { readonly paper: string; readonly paperNight: string; readonly brand: string };
}
