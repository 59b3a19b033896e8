/** Ship dates, and the page that explains them, exist in the US (T-SHIP-01) while the feature is on (T-SHIP-02). */
export const shipDateGuards = ["country-access:USA", "feature-access:gop,/learn-and-support"] as const;
