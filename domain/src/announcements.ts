/** What the public channel announces: each once per game, and 'prize_paid' once per prize. */
export type AnnouncementKind = 'opened' | 'cancelled' | 'sealed' | 'witnessed' | 'result' | 'prize_paid'
