/** Ship dates are shown in the US (T-SHIP-01) and while the feature is on (T-SHIP-02). So is the page that explains them. */
export const shipDateGuards = ["country-access:USA", "feature-access:gop,/learn-and-support"] as const;
