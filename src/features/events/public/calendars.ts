/** The three ways into a calendar: the file, Google, Outlook. */
import { campaign } from '../../../campaign.ts';
import { m } from '../../../messages/messages.js';
import { buildIcs, icsFileName, utcStamp, type CalendarEvent } from '../model/ics.ts';
import { isoEnd } from '../model/length.ts';

export function googleCalendarUrl(event: CalendarEvent): string {
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${utcStamp(Date.parse(event.date))}/${utcStamp(isoEnd(event))}`,
    location: event.location,
    details: event.description ?? '',
  })}`;
}

export function outlookCalendarUrl(event: CalendarEvent): string {
  return `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: new Date(event.date).toISOString(),
    enddt: new Date(isoEnd(event)).toISOString(),
    location: event.location,
    body: event.description ?? '',
  })}`;
}

/** Hands the browser the .ics file; nothing leaves the device. `now` in epoch ms. */
export function downloadIcs(event: CalendarEvent, now: number) {
  const domain = new URL(campaign.siteUrl).hostname;
  const cancelled = (text: string) => m.events_cancelled({ text });
  const file = new Blob([buildIcs(event, { now, domain, product: campaign.appName, cancelled })], {
    type: 'text/calendar;charset=utf-8',
  });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = icsFileName(event.title);
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the blob after the click has returned
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
