// The looks of /_pay: ink, dashes and stripes, none of the house's, so that nobody takes it for the site
// or for a service that takes money.

export const PAY_STYLE = `*{box-sizing:border-box}body{margin:0;min-height:100vh;font:16px/24px system-ui,sans-serif;color:#131c3f;background:repeating-linear-gradient(135deg,#f4f1e6 0 14px,#fbf9f1 14px 28px)}
header{display:flex;gap:14px;align-items:center;justify-content:center;padding:12px 20px;background:#131c3f;color:#fff;font-weight:600;line-height:22px;border-bottom:6px dashed #f0a92b}header svg{flex:none}header a{color:#fad880}
main{width:min(520px,100% - 32px);margin:48px auto;padding:26px 28px 24px;background:#fff;border:2px dashed #131c3f;border-radius:6px}main.wide{width:min(60rem,100% - 32px)}
h1{margin:0;font-size:24px;line-height:30px}h2{margin:0;font-size:18px;line-height:26px}
dl{display:grid;gap:6px;margin:16px 0;padding:10px 0;border-block:1px solid #c9cdda}dl div{display:flex;justify-content:space-between;gap:12px}dt{color:#47527a}dd{margin:0;text-align:right;font-weight:500;overflow-wrap:anywhere}
.sum{margin:0 0 14px;font-size:34px;line-height:40px;font-weight:700;font-variant-numeric:tabular-nums}
form{display:grid;gap:10px;margin:0}form.row{display:flex;flex-wrap:wrap;margin:12px 0 0}
button{display:flex;flex-wrap:wrap;gap:0 12px;justify-content:space-between;align-items:center;min-height:52px;padding:8px 16px;font:inherit;font-weight:600;text-align:left;color:inherit;background:#fff;border:2px solid #131c3f;border-radius:6px;cursor:pointer}button small{font-weight:400;font-size:14px}
form.row button{min-height:44px}form:not(.row) button:first-child,button[aria-pressed=true]{background:#131c3f;color:#fff}
:focus-visible{outline:3px solid #1f47b5;outline-offset:2px}
p{margin:16px 0 0}p.small{font-size:14px;line-height:21px;color:#47527a}a{color:#1f47b5}p a{display:inline-flex;align-items:center;min-height:44px}
ol{list-style:none;margin:20px 0 0;padding:0}ol>li{padding:18px 0;border-top:2px dashed #131c3f}
ul{margin:12px 0 0;padding:0 0 0 18px;font-size:14px;line-height:22px;overflow-wrap:anywhere}
@media (max-width:520px){header{justify-content:flex-start}main{margin:24px auto;padding:22px 18px}}`;
