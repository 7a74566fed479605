# hall
