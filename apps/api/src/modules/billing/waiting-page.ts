/** What a browser sees that comes back from the gateway while we cannot reach our records. It looks again by itself. */
export const WAITING_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Processing Payment</title>
</head>
<body>
<h1>Processing Payment</h1>
<p>We are confirming your payment. This page looks again every few seconds. Please do not pay a second time.</p>
</body>
</html>
`;
